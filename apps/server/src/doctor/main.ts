/**
 * Runs `npm run doctor`: reads the settings of the server from the environment, and prints one line
 * for each thing that it needs. Exits with 1 if something is wrong, and with 2 if a setting is
 * invalid.
 */
import { readSettings } from '../settings/settings.ts'
import { SettingsError } from '../settings/settings-error.ts'
import { examine } from './doctor.ts'
import { lineOf } from './finding.ts'

try {
  const findings = await examine(readSettings(process.env))
  for (const finding of findings) process.stdout.write(`${lineOf(finding)}\n`)
  process.exitCode = findings.some(({ outcome }) => outcome === 'problem') ? 1 : 0
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  process.stdout.write(`✗ settings: ${error.message}\n`)
  process.exitCode = 2
}
