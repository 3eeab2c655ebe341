// Bundles the functions into `deploy/lib`, which Firebase and its emulator run with the packages
// that `deploy/package.json` names. `--movable-clock` builds them for the emulator, with a clock
// that tests can set.
import path from 'node:path'
import { build, defaultServerConditions } from 'vite'
import deployed from '../deploy/package.json' with { type: 'json' }

const folder = path.resolve(import.meta.dirname, '..')
const adapters = path.resolve(folder, '../../packages/adapters/src')

const movableClock = {
  find: /^\.\/function-clock\.ts$/,
  replacement: path.join(folder, 'test/movable-clock.ts'),
}

await build({
  configFile: false,
  logLevel: 'warn',
  root: folder,
  resolve: { alias: process.argv.includes('--movable-clock') ? [movableClock] : [] },
  ssr: {
    noExternal: true,
    external: Object.keys(deployed.dependencies),
    resolve: { conditions: ['org-source', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'deploy/lib',
    emptyOutDir: true,
    rollupOptions: {
      // Spreadsheets and films are read in worker threads, and images in processes, so each of these
      // programs needs a file of its own, in the folder of the module that starts it.
      input: {
        functions: path.join(folder, 'src/functions.ts'),
        'parse-worker': path.join(adapters, 'tables/parse-worker.ts'),
        'film-worker': path.join(adapters, 'films/film-worker.ts'),
        'image-program': path.join(adapters, 'images/image-program.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
