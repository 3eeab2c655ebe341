import type { Answer, Command } from '@org/api/client'
import { useAppSelector, useEnvironment, useLoaded } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError, Muted } from '@org/app-kit/pages'
import { Button, Dialog, TextArea, TextField } from '@org/ui/primitives'
import { useCallback, useId, useState } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { selectCentres } from '#shared/lists/centres.ts'
import { LoadedPart } from '#shared/loading/loaded-part.tsx'
import { useAction } from '#shared/loading/use-action.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { texts } from '#shared/texts.ts'
import { Paper } from '#shared/orders/orders.styles.ts'
import { ordersTexts } from '../texts.ts'

type Mail = Answer<'getCommandMail'>

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
  const load = useCallback(
    (signal: AbortSignal) => ports.commands.getMail(order.id, { signal }),
    [ports, order.id],
  )
  const { loaded, retry } = useLoaded(load)
  const mail = loaded && 'data' in loaded ? loaded.data : null
  const isBlocked = mail === null || mail.withoutOrdonnance.length > 0
  return (
    <Dialog
      title={ordersTexts.sendTitle(order.supplierName)}
      isOpen
      isBlocking={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            isLoading={isRunning}
            isDisabled={isBlocked}
          >
            {ordersTexts.sendButton}
          </Button>
        </>
      }
    >
      <FormError message={error} work="save" />
      <LoadedPart loaded={loaded} onRetry={retry}>
        {(data) => (
          <MailForm
            id={form}
            mail={data}
            replyTo={replyTo}
            onSend={(body, idempotencyKey) =>
              run(async () => {
                onSent(await ports.commands.sendToSupplier(order, body, { idempotencyKey }))
              })
            }
          />
        )}
      </LoadedPart>
    </Dialog>
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
  mail: Mail
  /** Where replies go. */
  replyTo: string
  onSend: (mail: SentMail, idempotencyKey: string) => void
}

function MailForm({ id, mail, replyTo, onSend }: MailFormProps) {
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const [address, setAddress] = useState(mail.emailAddress)
  const [subject, setSubject] = useState(mail.emailSubject)
  const [text, setText] = useState(mail.emailText)
  const [clientNumber, setClientNumber] = useState(mail.clientNumber ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const asksNumber = mail.clientNumber === null
  const errorsOf = (value: string) =>
    isChecked && value.trim() === '' ? [ordersTexts.required] : []
  const submit = () => {
    setIsChecked(true)
    const required = [address, subject, text, ...(asksNumber ? [clientNumber] : [])]
    if (required.some((value) => value.trim() === '')) return
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
            onChange={(value) => {
              setClientNumber(value)
              // The subject that the server made ends with the number, which was empty.
              setSubject((former) =>
                former === `${mail.emailSubject}${clientNumber}`
                  ? `${mail.emailSubject}${value}`
                  : former,
              )
            }}
          />
        )}
        <TextField
          label={ordersTexts.address}
          type="email"
          isRequired
          errors={errorsOf(address)}
          value={address}
          onChange={setAddress}
        />
        <TextField
          label={ordersTexts.subject}
          isRequired
          errors={errorsOf(subject)}
          value={subject}
          maxLength={200}
          onChange={setSubject}
        />
        <TextArea
          label={ordersTexts.body}
          isRequired
          errors={errorsOf(text)}
          rows={12}
          value={text}
          onChange={setText}
        />
        <Muted>
          {ordersTexts.sendHelp} {replyTo !== '' && ordersTexts.replies(replyTo)}
        </Muted>
      </Paper>
    </form>
  )
}
