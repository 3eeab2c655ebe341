import { maxLength, type SignatureOperationId } from '@org/api/client'
import { describe, expect, it } from 'vitest'
import { describeInfo } from '#testing/install'
import { describeBanner } from '#testing/banners'
import { companyForm } from '#testing/company'
import { signatureForm } from '#testing/signatures'
import { describeProfile } from '#testing/profile'
import { teamForm } from '#testing/teams'
import { describeEmployee } from '#testing/employees'
import { signatureNameForm, teamNameForm } from '#testing/onboarding'

interface Field {
  type: string
  name: string
  maxLength?: number
  validators?: readonly unknown[]
}

const user = describeEmployee({ isEmailFixed: false, canChooseTeam: true, country: 'FR' })
const banner = describeBanner({ canChooseTeam: true, globalName: '' })

const forms: [SignatureOperationId, string, { fields: readonly object[] }][] = [
  ['createTeam', 'team', teamForm],
  ['createTeam', 'team of the wizard', teamNameForm],
  ['updateOrganisation', 'company', companyForm],
  ['createUser', 'employee', user],
  ['updateUser', 'profile', describeProfile('FR')],
  ['createCampaign', 'banner', banner],
  ['createSignatureTemplate', 'signature', signatureForm],
  ['createSignatureTemplate', 'signature of the wizard', signatureNameForm],
  ['saveInstallInfo', 'install page', describeInfo('FR')],
]

/** Returns the maximum length of the text that a field accepts. */
function limitOf({ maxLength: typed = Infinity, validators = [] }: Field): number {
  const rules = validators.filter(
    (rule): rule is { max_length: number } =>
      typeof rule === 'object' && rule !== null && 'max_length' in rule,
  )
  return Math.min(typed, ...rules.map(({ max_length }) => max_length))
}

describe('a form', () => {
  it.each(forms)('of %s (%s) limits the length of every text field', (operation, _, form) => {
    const typed = (form.fields as Field[]).filter(({ type }) =>
      /^(text|multiline|phone)$/.test(type),
    )
    expect(typed.map((field) => [field.name, limitOf(field)])).toEqual(
      typed.map(({ name }) => [name, maxLength(operation, name)]),
    )
  })
})
