import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The path of a font of the Inter family, as TrueType. @param style its folder in the package, such as `600SemiBold` */
export function fontFile(style: '400Regular' | '600SemiBold'): string {
  return resolve(`@expo-google-fonts/inter/${style}/Inter_${style}.ttf`);
}
