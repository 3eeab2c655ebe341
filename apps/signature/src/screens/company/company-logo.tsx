import type { MediaObject, Organisation } from '@org/api/client'
import { useApi } from '@org/app-kit'
import { Uploader, type UploadTransport } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useCallback } from 'react'
import { organisationUpdateRequested } from '../../organisation/organisation-saga.ts'
import { useAppDispatch } from '../../state.ts'
import { texts } from '../../texts.ts'

/** The company's logo, saved as soon as it is uploaded. */
export function CompanyLogo({ organisation }: { organisation: Organisation }) {
  const client = useApi()
  const dispatch = useAppDispatch()
  const transport = useCallback<UploadTransport<MediaObject>>(
    (file, { signal, onProgress }) =>
      client.call(
        'uploadMedia',
        { body: { file, name: file.name } },
        {
          signal,
          onProgress: (share) => onProgress(share * 100),
          idempotencyKey: crypto.randomUUID(),
        },
      ),
    [client],
  )
  const change = (logo_id: string | null) => dispatch(organisationUpdateRequested({ logo_id }))
  return (
    <Card>
      <Uploader
        label={texts.company.logo}
        description={texts.company.logoHelp}
        src={organisation.logo?.path}
        transport={transport}
        onUploaded={({ id }) => change(id)}
        {...(organisation.logo ? { onRemove: () => change(null) } : {})}
        errorMessage={({ type }) =>
          type === 'file_type' ? texts.company.wrongType : texts.company.uploadFailed(type)
        }
      />
    </Card>
  )
}
