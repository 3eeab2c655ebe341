import type { Answer, Command } from '@org/api/client'
import { useAction, useAppSelector, useEnvironment, useKeptState, useLoaded } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError, LoadedPart, Muted } from '@org/app-kit/pages'
import { BannerMessage, Button, TextArea, TextField } from '@org/ui/primitives'
import { isEmail } from '@org/ui/validators'
import { useCallback, useId, useState } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { KeptDialog } from '#shared/forms/kept-dialog.tsx'
import { isRecord } from '#shared/forms/stored-record.ts'
import { selectCentres } from '#shared/lists/centres.ts'
import { Paper } from '#shared/orders/orders.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { ordersTexts } from '../texts.ts'

type Mail = Answer<'getCommandMail'>

/** What a person has typed, and the revision of the order that the mail was made from. */
interface Typed {
  revision: number | null
  mail: Partial<SentMail>
}

const nothing: Typed = { revision: null, mail: {} }

function parseTyped(stored: unknown): Typed | null {
  if (!isRecord(stored)) return null
  const { revision, mail } = stored
  const isTyped =
    (revision === null || typeof revision === 'number') &&
    isRecord(mail) &&
    Object.values(mail).every((text) => typeof text === 'string')
  return isTyped ? (stored as unknown as Typed) : null
}

export interface SendDialogProps {
  order: Command
  onSent: (order: Command) => void
  onClose: () => void
}

/** The mail of an order, which can be edited before it is sent. */
export function SendDialog({ order, onSent, onClose }: SendDialogProps) {
  const ports = useStockPorts()
  const form = useId()
  const centre = useAppSelector(selectCentres).data.find(({ id }) => id === order.centreId)
  const user = useAppSelector(selectStockUser)
  const replyTo = centre?.replyTo || (user?.email ?? '')
  const { isRunning, error, run } = useAction()
  const kept = useKeptState({
    keptAs: ['order', 'mail', order.id],
    initial: nothing,
    parse: parseTyped,
  })
  const isOlder = kept.value.revision !== order.revision
  const load = useCallback(
    (signal: AbortSignal) => ports.commands.getMail(order.id, { signal }),
    [ports, order.id],
  )
  const { loaded, retry } = useLoaded(load)
  const mail = loaded && 'data' in loaded ? loaded.data : null
  const archived = order.products.filter(({ isArchived, qty }) => isArchived && qty > 0)
  const isBlocked = mail === null || mail.withoutOrdonnance.length > 0 || order.isSupplierArchived
  return (
    <KeptDialog
      title={ordersTexts.sendTitle(order.supplierName)}
      kept={{ ...kept, isOlder }}
      isRunning={isRunning}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          type="submit"
          form={form}
          isLoading={isRunning}
          isDisabled={isBlocked}
        >
          {ordersTexts.sendButton}
        </Button>
      }
    >
      <FormError message={error} work="save" />
      {order.isSupplierArchived && error === null && (
        <BannerMessage tone="warning" title={ordersTexts.supplierArchived(order.supplierName)}>
          {ordersTexts.supplierArchivedHelp}
        </BannerMessage>
      )}
      {archived.length > 0 && (
        <BannerMessage
          tone="warning"
          title={ordersTexts.archivedOnOrder(archived.map(({ name }) => name))}
        />
      )}
      <LoadedPart loaded={loaded} onRetry={retry}>
        {(data) => (
          <MailForm
            id={form}
            mail={data}
            typed={kept.value.mail}
            onType={(typed) =>
              kept.set(({ mail: former }) => ({
                revision: order.revision,
                mail: { ...former, ...typed },
              }))
            }
            replyTo={replyTo}
            onSend={(body, idempotencyKey) =>
              run(async () => {
                const sent = await ports.commands.sendToSupplier(order, body, { idempotencyKey })
                kept.discard()
                onSent(sent)
              })
            }
          />
        )}
      </LoadedPart>
    </KeptDialog>
  )
}

interface SentMail {
  emailAddress: string
  emailSubject: string
  emailText: string
  clientNumber?: string
}

interface MailFormProps {
  id: string
  /** The mail that the server has made. */
  mail: Mail
  /** The parts of the mail that the person has changed. */
  typed: Partial<SentMail>
  onType: (typed: Partial<SentMail>) => void
  /** Where replies go. */
  replyTo: string
  onSend: (mail: SentMail, idempotencyKey: string) => void
}

function MailForm({ id, mail, typed, onType, replyTo, onSend }: MailFormProps) {
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const address = typed.emailAddress ?? mail.emailAddress
  const clientNumber = typed.clientNumber ?? ''
  // The server's subject ends with the client number, which is still missing, so the typed one is appended.
  const subject = typed.emailSubject ?? `${mail.emailSubject}${clientNumber}`
  const text = typed.emailText ?? mail.emailText
  const [isChecked, setIsChecked] = useState(false)
  const asksNumber = mail.clientNumber === null
  const errorsOf = (value: string) =>
    isChecked && value.trim() === '' ? [ordersTexts.required] : []
  const isAddress = isEmail(address.trim())
  const addressErrors =
    isChecked && address.trim() !== '' && !isAddress ? [ordersTexts.noAddress] : errorsOf(address)
  const submit = () => {
    setIsChecked(true)
    const required = [address, subject, text, ...(asksNumber ? [clientNumber] : [])]
    if (!isAddress || required.some((value) => value.trim() === '')) return
    const sent = {
      emailAddress: address.trim(),
      emailSubject: subject,
      emailText: text,
      ...(asksNumber && { clientNumber: clientNumber.trim() }),
    }
    onSend(sent, keys.keyOf(sent))
  }
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Paper>
        {mail.withoutOrdonnance.length > 0 && (
          <FormError message={ordersTexts.missingOrdonnance(mail.withoutOrdonnance)} work="save" />
        )}
        {asksNumber && (
          <TextField
            label={ordersTexts.clientNumber}
            description={ordersTexts.clientNumberHelp}
            isRequired
            errors={errorsOf(clientNumber)}
            value={clientNumber}
            maxLength={200}
            onChange={(value) => onType({ clientNumber: value })}
          />
        )}
        <TextField
          label={ordersTexts.address}
          type="email"
          isRequired
          errors={addressErrors}
          value={address}
          onChange={(value) => onType({ emailAddress: value })}
        />
        <TextField
          label={ordersTexts.subject}
          isRequired
          errors={errorsOf(subject)}
          value={subject}
          maxLength={200}
          onChange={(value) => onType({ emailSubject: value })}
        />
        <TextArea
          label={ordersTexts.body}
          isRequired
          errors={errorsOf(text)}
          rows={12}
          value={text}
          onChange={(value) => onType({ emailText: value })}
        />
        <Muted>
          {ordersTexts.sendHelp} {replyTo !== '' && ordersTexts.replies(replyTo)}
        </Muted>
      </Paper>
    </form>
  )
}
