'use client'

import { Tab, TabList, TabPanel, Tabs } from '@org/ui/primitives'
import type { ReactElement, ReactNode } from 'react'
import { mailClients } from '../clients/index.ts'
import type { FileInstall as FileInstallSpec, MailClient } from '../clients/mail-client.ts'
import { Elsewhere } from '../extras/elsewhere.tsx'
import { PhoneCode } from '../extras/phone-code.tsx'
import { frenchSpacing } from '../french-spacing.ts'
import { Steps } from '../steps/steps.tsx'
import { installTexts as texts } from '../texts.ts'
import { CopyButton } from './copy-button.tsx'
import { DownloadButton } from './download-button.tsx'
import { FileInstall } from './file-install.tsx'
import { Aside, Hints, Lead, Panel, Section, Start } from './instructions.styles.ts'

export interface InstructionsProps {
  client: MailClient
  /** Whether the clipboard holds the signature as prepared for this client. */
  isCopied: boolean
  /** `place` is the name of the pressed button, here and in `onDownload`. */
  onCopy: (place: string) => void
  onChoose: (client: MailClient) => void
  onDownload: (place: string, file: FileInstallSpec) => void
  /** Returns the error message for a button. */
  messageAt: (place: string) => ReactNode
  /** The address at which a phone can open this page; null if it must not be shown. */
  address: string | null
}

/** A tab per mail client with its steps; the selected client determines what is copied. */
export function Instructions(props: InstructionsProps): ReactElement {
  const choose = (key: string): void => {
    const selected = mailClients.find((client) => client.key === key)
    if (selected) props.onChoose(selected)
  }
  return (
    <Section>
      <h2>{texts.clientsTitle}</h2>
      <Lead>{texts.clientsHelp}</Lead>
      <Tabs selected={props.client.key} onSelect={choose}>
        <TabList label={texts.clientsLabel}>
          {mailClients.map(({ key, name }) => (
            <Tab key={key} id={key}>
              {name}
            </Tab>
          ))}
        </TabList>
        {mailClients.map((client) => (
          <TabPanel key={client.key} id={client.key}>
            <ClientPanel {...props} client={client} />
          </TabPanel>
        ))}
      </Tabs>
    </Section>
  )
}

function ClientPanel(props: InstructionsProps): ReactElement {
  const { client, address, isCopied, onCopy, onDownload, messageAt } = props
  const { file, hints, steps } = client
  const start = `start-${client.key}`
  const byFile = `file-${client.key}`
  const isByFileAlone = file !== undefined && file.steps.length === 0
  return (
    <Panel>
      <Start>
        {isByFileAlone ? (
          <DownloadButton file={file} onDownload={() => onDownload(start, file)} />
        ) : (
          <CopyButton client={client} isCopied={isCopied} onCopy={() => onCopy(start)} />
        )}
        {messageAt(start)}
      </Start>
      {client.hasPhoneCode && address !== null && (
        <Elsewhere>
          <PhoneCode address={address} />
        </Elsewhere>
      )}
      <Steps steps={steps} />
      {file !== undefined && !isByFileAlone && (
        <FileInstall
          file={file}
          onDownload={() => onDownload(byFile, file)}
          message={messageAt(byFile)}
        />
      )}
      {hints.length > 0 && (
        <Aside>
          <h3>{texts.goodToKnow}</h3>
          <Hints>
            {hints.map((hint) => (
              <li key={hint}>{frenchSpacing(hint)}</li>
            ))}
          </Hints>
        </Aside>
      )}
    </Panel>
  )
}
