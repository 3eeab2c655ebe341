'use client'

import type { InstallData } from '@org/api/client'
import { renderSignature, type SignatureData } from '@org/signature'
import { textFile } from '@org/signature/files'
import { Badge, BannerMessage, Button } from '@org/ui/primitives'
import { useMemo, useState, type ReactElement } from 'react'
import { findClient } from '../clients/index.ts'
import type { Install } from '../create-install.ts'
import { Extras } from '../extras/extras.tsx'
import { guessClient } from '../guess-client.ts'
import { InfoForm } from '../info-form/info-form.tsx'
import type { InstallState } from '../install-state.ts'
import { Instructions } from '../instructions/instructions.tsx'
import { missingFields, personalInfoOf } from '../personal-info.ts'
import { pageAddress, renderOptions } from '../read-signature.ts'
import { SignatureCard } from '../signature-card/signature-card.tsx'
import { installTexts as texts } from '../texts.ts'
import { Heading, TitleRow } from './install-page.styles.ts'
import { useTaking } from './use-taking.ts'

export interface ReadyPageProps {
  signature: SignatureData
  data: InstallData
  install: Install
  state: InstallState
}

/** The install page once the signature is there. */
export function ReadyPage({ signature, data, install, state }: ReadyPageProps): ReactElement {
  const [client, setClient] = useState(() =>
    findClient(
      guessClient({
        email: data.user.email,
        userAgent: navigator.userAgent,
        maxTouchPoints: navigator.maxTouchPoints,
      }),
    ),
  )
  const options = useMemo(() => renderOptions(data, client.target), [data, client.target])
  const rendered = useMemo(() => renderSignature(signature, options), [signature, options])
  const taking = useTaking(rendered, install.take)
  const info = personalInfoOf(data.user)
  const isInfoMissing = missingFields(info).length > 0
  const hasForm = isInfoMissing || state.isEditing
  const name = data.signature?.name ?? ''
  const address = pageAddress(data)

  return (
    <>
      <Heading>
        <TitleRow>
          <h1>{texts.title(data.user.first_name)}</h1>
          {data.user.is_deployed && <Badge tone="success">{texts.installed}</Badge>}
        </TitleRow>
        <p>{texts.intro(data.company.name)}</p>
      </Heading>
      {hasForm && (
        <InfoForm
          info={info}
          isRequired={isInfoMissing}
          onSave={install.saveInfo}
          onCancel={install.cancelEdit}
        />
      )}
      {state.isSaved && <BannerMessage tone="success" title={texts.saved} />}
      {taking.hasCopyFailed && (
        <BannerMessage tone="danger" title={texts.copyFailedTitle}>
          {texts.copyFailed}
        </BannerMessage>
      )}
      {state.marking === 'failed' && (
        <BannerMessage
          tone="warning"
          title={texts.markFailedTitle}
          actions={<Button onPress={install.take}>{texts.retry}</Button>}
        >
          {texts.markFailed}
        </BannerMessage>
      )}
      <SignatureCard
        signature={signature}
        options={options}
        clientName={client.name}
        isCopied={taking.isCopied}
        isTextCopied={taking.isTextCopied}
        onCopy={taking.copy}
        onCopyText={taking.copyText}
        onEdit={hasForm ? undefined : install.edit}
      />
      <Instructions
        client={client}
        isCopied={taking.isCopied}
        onCopy={taking.copy}
        onChoose={setClient}
        onDownload={(file) => taking.save(file.make(rendered, name))}
        address={address}
      />
      <Extras
        address={client.hasPhoneCode ? null : address}
        onDownloadText={() => taking.save(textFile(rendered, name))}
      />
    </>
  )
}
