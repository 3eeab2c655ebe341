'use client'

import { useAddress } from '@org/app-kit/public'
import { BannerMessage, Button, EmptyState, Skeleton } from '@org/ui/primitives'
import { useCallback, useEffect, type ReactElement } from 'react'
import type { Install } from '../create-install.ts'
import { readInstallAddress } from '../install-address.ts'
import type { InstallState } from '../install-state.ts'
import { readSignature } from '../read-signature.ts'
import { Sender } from '../sender/sender.tsx'
import { installTexts as texts } from '../texts.ts'
import { useInstall } from '../use-install.ts'
import { Page, Waiting } from './install-page.styles.ts'
import { OldLink } from './old-link.tsx'
import { ReadyPage } from './ready-page.tsx'

/**
 * `/user/:installKey/install-email?signatureversion=`: the employee's own signature, ready to be
 * copied, with the steps for each mail client. Needs no sign-in: the key in the address grants
 * access.
 */
export function InstallPage(): ReactElement {
  const { pathname, search } = useAddress()
  const { installKey, version } = readInstallAddress(pathname, search)
  const { install, state } = useInstall()
  const open = useCallback(
    () => install.open({ installKey, version }),
    [install, installKey, version],
  )
  useEffect(open, [open])
  return (
    <Page>
      <title>{texts.pageTitle}</title>
      <InstallContent install={install} state={state} onRetry={open} />
    </Page>
  )
}

interface InstallContentProps {
  install: Install
  state: InstallState
  onRetry: () => void
}

function InstallContent({ install, state, onRetry }: InstallContentProps): ReactElement {
  if (state.status === 'unknown') return <OldLink install={install} state={state} />
  if (state.status === 'failed') return <LoadError message={state.loadError} onRetry={onRetry} />
  if (state.status === 'loading' || state.data === null) {
    return (
      <Waiting>
        <Skeleton width="280px" height="36px" label={texts.loading} />
        <Skeleton height="320px" label={texts.loading} />
      </Waiting>
    )
  }
  const { data } = state
  if (data.signature === null) {
    return (
      <>
        <Sender company={data.company} />
        <EmptyState title={texts.noSignatureTitle} actions={<Retry onPress={onRetry} />}>
          {texts.noSignatureHelp}
        </EmptyState>
      </>
    )
  }
  const signature = readSignature(data.signature)
  return signature === null ? (
    <LoadError message={texts.unreadable} onRetry={onRetry} />
  ) : (
    <ReadyPage signature={signature} data={data} install={install} state={state} />
  )
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }): ReactElement {
  return (
    <>
      <h1>{texts.loadErrorTitle}</h1>
      <BannerMessage tone="danger" title={message} actions={<Retry onPress={onRetry} />}>
        {texts.loadErrorHelp}
      </BannerMessage>
    </>
  )
}

function Retry({ onPress }: { onPress: () => void }): ReactElement {
  return <Button onPress={onPress}>{texts.retry}</Button>
}
