import * as z from 'zod'
import { organisationSchema } from '../entities/organisation.ts'
import { country, reference, requiredText, text, webAddress } from '../fields.ts'
import { operation } from '../operation.ts'

const changesBody = z.object({
  signature_template_id: reference.optional(),
  logo_id: reference.optional(),
  name: requiredText().optional(),
  country: country.optional(),
  address: text(500).optional(),
  website_url: webAddress.optional(),
  facebook: webAddress.optional(),
  instagram: webAddress.optional(),
  twitter: webAddress.optional(),
  linkedin: webAddress.optional(),
  disclaimer: text(5000).optional(),
  google_play_url: webAddress.optional(),
  appstore_url: webAddress.optional(),
})

export const organisationOperations = {
  getOrganisation: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}',
    tag: 'Organisation',
    summary: 'Returns the caller’s organisation',
    access: 'member',
    response: organisationSchema,
    errors: ['NOT_FOUND'],
  }),
  updateOrganisation: operation({
    product: 'signature',
    method: 'patch',
    path: '/organisation/{id}',
    tag: 'Organisation',
    summary: 'Changes the organisation, except its domain',
    access: 'admin',
    body: changesBody,
    response: organisationSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE'],
  }),
  countOutdated: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/outdated-signatures',
    tag: 'Organisation',
    summary:
      'Returns how many installed signatures these changes to the organisation would make outdated, without making the changes',
    access: 'admin',
    body: changesBody,
    isReport: true,
    hasUnstoredResponse: true,
    response: z.object({ outdated_count: z.int() }),
    errors: ['NOT_FOUND', 'REFERENCE'],
  }),
  setOnboarding: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/set-onboarding',
    tag: 'Organisation',
    summary: 'Marks the organisation as onboarded',
    access: 'admin',
    response: organisationSchema,
    errors: ['NOT_FOUND'],
  }),
}
