'use client'

import type { RenderOptions, SignatureData } from '@org/signature'
import { Button } from '@org/ui/primitives'
import { SignaturePreview } from '@org/ui/signature-preview'
import { Check, Copy, Pencil } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { installTexts as texts } from '../texts.ts'
import { Bar, Big, Message, Note, Others, Paper, Sheet } from './signature-card.styles.ts'

export interface SignatureCardProps {
  signature: SignatureData
  options: RenderOptions
  /** Name of the mail client for which the copy is prepared. */
  clientName: string
  /** Whether the clipboard holds exactly what the preview shows. */
  isCopied: boolean
  onCopy: () => void
  onCopyText: () => void
  isTextCopied: boolean
  /** Opens the form; omitted while the form is open. */
  onEdit?: (() => void) | undefined
  /** Whether to move focus to the edit button, because the form was closed without saving. */
  isEditFocused: boolean
  /** Returns the error message for a button: `copy` or `copy-text`. */
  messageAt: (place: string) => ReactNode
}

/** The employee's own signature, with the buttons that copy it and the one that opens its form. */
export function SignatureCard(props: SignatureCardProps): ReactElement {
  const { isCopied, isTextCopied, clientName } = props
  const Icon = isCopied ? Check : Copy
  return (
    <Sheet aria-label={texts.preview}>
      <Paper>
        <SignaturePreview data={props.signature} options={props.options} title={texts.preview} />
      </Paper>
      <Bar>
        <Big>
          <Button
            variant="primary"
            isWide
            icon={<Icon size={20} aria-hidden="true" />}
            onPress={props.onCopy}
          >
            {isCopied ? texts.copied : texts.copy}
          </Button>
        </Big>
        <Message>{props.messageAt('copy')}</Message>
        <Note>{isCopied ? texts.copiedHelp(clientName) : texts.copyFor(clientName)}</Note>
        <Others>
          <Button onPress={props.onCopyText}>
            <span aria-live="polite">{isTextCopied ? texts.copiedText : texts.copyText}</span>
          </Button>
          {props.onEdit !== undefined && (
            <Button
              hasInitialFocus={props.isEditFocused}
              variant="tertiary"
              icon={<Pencil size={16} aria-hidden="true" />}
              onPress={props.onEdit}
            >
              {texts.editInfos}
            </Button>
          )}
        </Others>
        <Message>{props.messageAt('copy-text')}</Message>
      </Bar>
    </Sheet>
  )
}
