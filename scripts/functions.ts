// npm run functions: builds the functions that Firebase deploys, in apps/functions/deploy
// (docs/firebase.md).
import { buildFunctions } from './lib/emulators.ts'

await buildFunctions()
