import type { Client } from '@org/api/client'
import { useApi, withFeature } from '@org/app-kit'
import {
  createDeletion,
  DeletionCard,
  type DeletionPreview,
  formatMegabytes,
} from '@org/app-kit/organisation-deletion'
import { useCallback } from 'react'
import { exportCompany } from './export-company.ts'
import { deletionTexts as texts } from './texts.ts'

const companyDeletion = createDeletion(
  texts.saving,
  ({ client }, { organisationId: id, name, signal, idempotencyKey }) =>
    client.call('deleteOrganisation', { path: { id }, body: { name } }, { signal, idempotencyKey }),
)

async function preview(client: Client, id: string, signal: AbortSignal): Promise<DeletionPreview> {
  const found = await client.call('previewDeletion', { path: { id } }, { signal })
  return {
    name: found.name,
    counts: texts.counts(found, formatMegabytes(found.storage)),
    consequences: [texts.sentMails, ...(found.has_subscription ? [texts.subscription] : [])],
  }
}

function CompanyDeletionCard({ id }: { id: string }) {
  const client = useApi()
  const loadPreview = useCallback(
    (signal: AbortSignal) => preview(client, id, signal),
    [client, id],
  )
  return (
    <DeletionCard
      deletion={companyDeletion}
      texts={texts}
      loadPreview={loadPreview}
      readAll={() => exportCompany(client, id)}
    />
  )
}

/** Lets administrators delete the company. */
export const CompanyDeletion = withFeature(companyDeletion.feature, CompanyDeletionCard)
