/**
 * Runs the server like main.ts, but with shorter job leases. The first argument is their duration
 * in seconds.
 */
import { startServer } from '../src/host/start-server.ts'
import { createLogger } from '../src/log/create-logger.ts'
import { readSettings } from '../src/settings/settings.ts'

const settings = readSettings(process.env)
const leaseSeconds = Number(process.argv[2])
const server = await startServer(settings, createLogger(settings.logLevel), { leaseSeconds })
process.stdout.write(`listening on ${server.publicUrl}\n`)
