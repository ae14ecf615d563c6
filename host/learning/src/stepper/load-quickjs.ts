import variant from '@jitl/quickjs-ng-wasmfile-release-sync';
import {
  type CustomizeVariantOptions,
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';

/** Loads QuickJS. @param options where its WebAssembly comes from; without them, in Node, from the package */
export function loadQuickJS(options: CustomizeVariantOptions = {}): Promise<QuickJSWASMModule> {
  return newQuickJSWASMModuleFromVariant(newVariant(variant, options));
}
