'use client'

import type { InstallData } from '@org/api/client'
import { renderSignature, type SignatureData } from '@org/signature'
import { Badge, BannerMessage } from '@org/ui/primitives'
import { signatureFile, type SignatureFileKey } from '@org/ui/signature-export'
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
import { Sender } from '../sender/sender.tsx'
import { SignatureCard } from '../signature-card/signature-card.tsx'
import { installTexts as texts } from '../texts.ts'
import { FocusedMessage } from '../focused-message/focused-message.tsx'
import { Heading, TitleRow } from './install-page.styles.ts'
import { ExportMessage } from './export-message.tsx'
import { useExport, type ExportPlace } from './use-export.ts'

export interface ReadyPageProps {
  signature: SignatureData
  data: InstallData
  install: Install
  state: InstallState
}

/** The install page once the signature is loaded. */
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
  const [isEditFocused, setEditFocused] = useState(false)
  const edit = () => {
    setEditFocused(false)
    install.edit()
  }
  const exported = useExport(rendered, install.take)
  const info = personalInfoOf(data.user)
  const isInfoMissing = missingFields(info).length > 0
  const hasForm = isInfoMissing || state.isEditing
  const name = data.signature?.name ?? ''
  const save = (place: ExportPlace, key: SignatureFileKey) =>
    exported.save(place, () => signatureFile(key, signature, options, name))
  const address = pageAddress(data)
  const messageAt = (place: ExportPlace) =>
    exported.place === place ? <ExportMessage exported={exported} state={state} /> : null

  return (
    <>
      <Heading>
        <Sender company={data.company} />
        <TitleRow>
          <h1>{texts.title(data.user.first_name)}</h1>
          {data.user.is_deployed && <Badge tone="success">{texts.installed}</Badge>}
          {data.user.has_old_version && <Badge tone="accent">{texts.updateAvailable}</Badge>}
        </TitleRow>
        <p>{data.user.has_old_version ? texts.updateHelp : texts.intro(data.company.name)}</p>
      </Heading>
      {hasForm && (
        <InfoForm
          info={info}
          country={data.company.country}
          showsMobile={data.shows_mobile}
          draft={state.draft}
          isRequired={isInfoMissing}
          onType={install.keepTyped}
          onSave={install.saveInfo}
          onCancel={() => {
            install.cancelEdit()
            setEditFocused(true)
          }}
        />
      )}
      {state.isSaved && (
        <FocusedMessage>
          <BannerMessage tone="success" title={texts.saved} />
        </FocusedMessage>
      )}
      <SignatureCard
        signature={signature}
        options={options}
        clientName={client.name}
        isCopied={exported.isCopied}
        isTextCopied={exported.isTextCopied}
        onCopy={() => exported.copy('copy')}
        onCopyText={() => exported.copyText('copy-text')}
        onEdit={hasForm ? undefined : edit}
        isEditFocused={isEditFocused && !hasForm}
        messageAt={messageAt}
      />
      <Instructions
        client={client}
        isCopied={exported.isCopied}
        onCopy={exported.copy}
        onChoose={setClient}
        onDownload={(place, file) => save(place, file.key)}
        address={address}
        messageAt={messageAt}
      />
      <Extras
        address={client.hasPhoneCode ? null : address}
        onDownloadText={() => save('text-file', 'text')}
        message={messageAt('text-file')}
      />
    </>
  )
}
