// npm run restore -- FILE: restores a backup into an empty database. Needs the packages of `@org/server`
// alone.
import { pathToFileURL } from 'node:url'
import { at } from './lib/paths.ts'

await import(pathToFileURL(at('apps/server/src/backup/restore-main.ts')).href)
