'use client'

import { Moon, Sun } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { previewTexts } from '../texts.ts'
import {
  Badge,
  Body,
  Draft,
  Lights,
  Recipient,
  Row,
  RowLabel,
  SchemeButton,
  Title,
  TitleBar,
  Tools,
  Window,
} from './mail-window.styles.ts'

export interface MailWindowProps {
  /** What stands under the draft: a `SignaturePreview`. */
  children: ReactNode
  /** Colours of the mail program shown; independent of the application's own scheme. */
  scheme?: 'light' | 'dark' | undefined
  /** Offers the switch between the two schemes. */
  onSchemeChange?: ((scheme: 'light' | 'dark') => void) | undefined
  /** Short note in the title bar, such as 'Exemple'. */
  note?: string | undefined
  recipient?: string | undefined
  subject?: string | undefined
  /** Paragraphs of the draft above the signature. */
  draft?: readonly string[] | undefined
}

/** A mock window of a mail program writing a new message, with a polite draft and the signature. */
export function MailWindow({
  children,
  scheme = 'light',
  onSchemeChange,
  note,
  recipient = previewTexts.recipient,
  subject = previewTexts.subjectLine,
  draft = previewTexts.draft,
}: MailWindowProps): ReactElement {
  const isDark = scheme === 'dark'
  return (
    <Window aria-label={previewTexts.newMessage} data-scheme={scheme}>
      <TitleBar>
        <Lights aria-hidden>
          <span />
        </Lights>
        <Title>{previewTexts.newMessage}</Title>
        <Tools>
          {note && <Badge>{note}</Badge>}
          {onSchemeChange && (
            <SchemeButton
              type="button"
              aria-label={previewTexts.darkScheme}
              title={previewTexts.darkScheme}
              aria-pressed={isDark}
              onClick={() => onSchemeChange(isDark ? 'light' : 'dark')}
            >
              {isDark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
            </SchemeButton>
          )}
        </Tools>
      </TitleBar>
      <Row>
        <RowLabel>{previewTexts.to}</RowLabel>
        <Recipient>{recipient}</Recipient>
      </Row>
      <Row>
        <RowLabel>{previewTexts.subject}</RowLabel>
        <span>{subject}</span>
      </Row>
      <Body aria-label={previewTexts.body} tabIndex={0}>
        <Draft>
          {draft.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Draft>
        {children}
      </Body>
    </Window>
  )
}
