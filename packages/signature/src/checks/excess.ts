import { excessOf } from '../model/excess.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { CheckFinding } from './report.ts'

const names = {
  socialIcons: 'social icons',
  customFields: 'custom fields',
  characters: 'characters of data',
} as const

/** Reports parts of which a signature has too much to be saved. */
export function checkExcess(data: SignatureData): CheckFinding[] {
  return excessOf(data).map(({ part, path, count, max }) => ({
    code: 'too_many',
    severity: 'error',
    message: `The signature has ${count} ${names[part]}, and ${max} are allowed. Remove some to save it.`,
    ...(path !== '' && { path }),
    details: { part, count, max },
  }))
}
