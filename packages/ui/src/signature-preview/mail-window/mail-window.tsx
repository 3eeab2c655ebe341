'use client'

import { Moon, Sun } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useLabels, type OwnLabels } from '../../locale/index.ts'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { previewLabels, type PreviewLabels } from '../preview.labels.ts'
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

export interface MailWindowProps extends RootPropsWithRef {
  /** Content below the draft: a `SignaturePreview`. */
  children: ReactNode
  /** Color scheme of the mail client, independent of the application's scheme. */
  scheme?: 'light' | 'dark' | undefined
  /**
   * Background and text color of the message as `#rrggbb`, if they differ from the mail client's
   * own.
   */
  paper?: { readonly background: string; readonly text: string } | undefined
  /** Called with the new scheme. Without it, there is no scheme switch. */
  onSchemeChange?: ((scheme: 'light' | 'dark') => void) | undefined
  /** Short note in the title bar, such as 'Exemple'. */
  note?: string | undefined
  recipient?: string | undefined
  subject?: string | undefined
  /** Paragraphs of the draft above the signature. */
  draft?: readonly string[] | undefined
  labels?: OwnLabels<PreviewLabels> | undefined
}

/** A mock mail client window with a new message: a polite draft and the signature. */
export function MailWindow({
  children,
  scheme = 'light',
  paper,
  onSchemeChange,
  note,
  recipient,
  subject,
  draft,
  labels,
  ...rest
}: MailWindowProps): ReactElement {
  const texts = useLabels(previewLabels, labels)
  const isDark = scheme === 'dark'
  return (
    <Window {...rest} aria-label={texts.newMessage} data-scheme={scheme}>
      <TitleBar>
        <Lights aria-hidden>
          <span />
        </Lights>
        <Title>{texts.newMessage}</Title>
        <Tools>
          {note && <Badge>{note}</Badge>}
          {onSchemeChange && (
            <SchemeButton
              type="button"
              aria-label={texts.darkScheme}
              title={texts.darkScheme}
              aria-pressed={isDark}
              onClick={() => onSchemeChange(isDark ? 'light' : 'dark')}
            >
              {isDark ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
            </SchemeButton>
          )}
        </Tools>
      </TitleBar>
      <Row>
        <RowLabel>{texts.to}</RowLabel>
        <Recipient>{recipient ?? texts.recipient}</Recipient>
      </Row>
      <Row>
        <RowLabel>{texts.subject}</RowLabel>
        <span>{subject ?? texts.subjectLine}</span>
      </Row>
      <Body
        aria-label={texts.body}
        tabIndex={0}
        style={paper && { background: paper.background, color: paper.text }}
      >
        <Draft>
          {(draft ?? texts.draft).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Draft>
        {children}
      </Body>
    </Window>
  )
}
