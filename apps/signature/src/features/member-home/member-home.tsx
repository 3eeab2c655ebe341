import { failureHelp, useApi, useLoaded } from '@org/app-kit'
import { PageHeader, Page } from '@org/app-kit/pages'
import type { InstallData } from '@org/api/client'
import { BannerMessage, Button, EmptyState, Link, Skeleton } from '@org/ui/primitives'
import { SignaturePreview } from '@org/ui/signature-preview'
import { useCallback, useMemo } from 'react'
import { paths } from '#shared/paths.ts'
import { memberHomeTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { Card, Paper, parseStoredSignature } from '#features/signatures'

/** The home page of a member: their own signature and a link to its installation. */
export function MemberHome() {
  const client = useApi()
  const load = useCallback(
    (signal: AbortSignal) =>
      client.call('getInstallSignature', { path: { key: 'me' }, query: {} }, { signal }),
    [client],
  )
  const { loaded, retry } = useLoaded(load)
  const data = loaded !== null && 'data' in loaded ? loaded.data : undefined
  return (
    <Page>
      <PageHeader
        title={memberHomeTexts.title}
        actions={
          data?.signature !== null && (
            <Link href={paths.install(data?.install_key ?? 'me')} appearance="primary">
              {memberHomeTexts.install}
            </Link>
          )
        }
      />
      {loaded === null && <Skeleton height="220px" label={texts.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage
          tone="danger"
          title={loaded.error}
          actions={<Button onPress={retry}>{texts.retry}</Button>}
        >
          {failureHelp(loaded.error, 'load')}
        </BannerMessage>
      )}
      {data && <OwnSignature data={data} />}
    </Page>
  )
}

function OwnSignature({ data }: { data: InstallData }) {
  const { signature, icons_base_url, banner_url } = data
  const options = useMemo(
    () => ({ iconsBaseUrl: icons_base_url, bannerUrl: banner_url }),
    [icons_base_url, banner_url],
  )
  if (!signature) {
    return <EmptyState title={memberHomeTexts.none}>{memberHomeTexts.noneHelp}</EmptyState>
  }
  return (
    <Card as="div">
      <Paper>
        <SignaturePreview
          data={parseStoredSignature(signature.signatureData)}
          options={options}
          title={memberHomeTexts.title}
        />
      </Paper>
    </Card>
  )
}
