// npm run backup -- FILE: writes a backup of the installation. Needs the packages of `@org/server` alone.
import { pathToFileURL } from 'node:url'
import { at } from './lib/paths.ts'

await import(pathToFileURL(at('apps/server/src/backup/backup-main.ts')).href)
