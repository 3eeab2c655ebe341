'use client'

import type { InstallData } from '@org/api/client'
import { useRunOperation } from '@org/app-kit'
import { renderSignature, type SignatureData } from '@org/signature'
import { textFile } from '@org/signature/files'
import { Badge, BannerMessage, Button } from '@org/ui/primitives'
import { useMemo, useState, type ReactElement } from 'react'
import { useDispatch } from 'react-redux'
import { findClient } from '../clients/index.ts'
import { Extras } from '../extras/extras.tsx'
import { guessClient } from '../guess-client.ts'
import { InfoForm } from '../info-form/info-form.tsx'
import {
  editInfosCancelled,
  editInfosChosen,
  infoSubmitted,
  saveInfoOperation,
  signatureTaken,
  type InstallState,
} from '../install-slice.ts'
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
  install: InstallState
}

/** The install page once the signature is there. */
export function ReadyPage({ signature, data, install }: ReadyPageProps): ReactElement {
  const dispatch = useDispatch()
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
  const saveInfo = useRunOperation(saveInfoOperation)
  const taking = useTaking(rendered)
  const info = personalInfoOf(data.user)
  const isInfoMissing = missingFields(info).length > 0
  const hasForm = isInfoMissing || install.isEditing
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
          onSave={(values, key) => saveInfo(infoSubmitted({ info: values, key }))}
          onCancel={() => dispatch(editInfosCancelled())}
        />
      )}
      {install.isSaved && <BannerMessage tone="success" title={texts.saved} />}
      {taking.hasCopyFailed && (
        <BannerMessage tone="danger" title={texts.copyFailedTitle}>
          {texts.copyFailed}
        </BannerMessage>
      )}
      {install.marking === 'failed' && (
        <BannerMessage
          tone="warning"
          title={texts.markFailedTitle}
          actions={<Button onPress={() => dispatch(signatureTaken())}>{texts.retry}</Button>}
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
        onEdit={hasForm ? undefined : () => dispatch(editInfosChosen())}
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
