import * as z from 'zod'
import { organisationSchema } from '../entities/organisation.ts'
import { reference, text, webAddress } from '../fields.ts'
import { operation } from '../operation.ts'

export const organisationOperations = {
  getOrganisation: operation({
    method: 'get',
    path: '/organisation/{id}',
    tag: 'Organisation',
    summary: "The caller's organisation",
    access: 'member',
    answer: organisationSchema,
    errors: ['NOT_FOUND'],
  }),
  updateOrganisation: operation({
    method: 'patch',
    path: '/organisation/{id}',
    tag: 'Organisation',
    summary: 'Changes the organisation; its domain stays',
    access: 'admin',
    body: z.object({
      signature_template_id: reference.optional(),
      logo_id: reference.optional(),
      name: text().optional(),
      address: text(500).optional(),
      website_url: webAddress.optional(),
      facebook: webAddress.optional(),
      instagram: webAddress.optional(),
      twitter: webAddress.optional(),
      linkedin: webAddress.optional(),
      disclaimer: text(5000).optional(),
      google_play_url: webAddress.optional(),
      appstore_url: webAddress.optional(),
    }),
    answer: organisationSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE'],
  }),
  setOnboarding: operation({
    method: 'post',
    path: '/organisation/{id}/set-onboarding',
    tag: 'Organisation',
    summary: 'Marks the organisation as onboarded',
    access: 'admin',
    answer: organisationSchema,
    errors: ['NOT_FOUND'],
  }),
}
