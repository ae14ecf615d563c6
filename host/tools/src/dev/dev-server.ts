import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Starts the development server of one workspace.
 * @throws Error with advice when its port is taken
 */
export async function startDevServer(dir: string): Promise<void> {
  const server = await createServer({ configFile: join(dir, 'vite.config.ts') });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    const { port } = server.config.server;
    if (!/already in use/.test(String(error))) throw error;
    throw new Error(
      `Port ${port} is taken by another program, perhaps by another "npm run dev". Stop that one and start again: the ports of development are fixed, because host and sections find one another by them.`,
    );
  }
  server.printUrls();
}
