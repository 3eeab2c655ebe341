// npm run doctor: checks what the server needs around it, with the server's settings. Needs the
// packages of `@org/server` alone.
import { pathToFileURL } from 'node:url'
import { at } from './lib/paths.ts'

await import(pathToFileURL(at('apps/server/src/doctor/main.ts')).href)
