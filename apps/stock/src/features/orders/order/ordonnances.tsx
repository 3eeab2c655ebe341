import { useAction, useEnvironment } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import type { Command } from '@org/api/client'
import { FormError, Muted, Section, SectionTitle } from '@org/app-kit/pages'
import { Button, IconButton, ProgressBar } from '@org/ui/primitives'
import { FileText, Trash2, Upload } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { LargeConfirmDialog } from '#shared/large-controls.styles.ts'
import { Amount, Line, Lines, Upload as UploadRow } from '#shared/orders/orders.styles.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { ordersTexts } from '../texts.ts'

type Ordonnance = Command['ordonnances'][number]

export interface OrdonnancesProps {
  order: Command
  isEditable: boolean
  onStored: (order: Command) => void
}

/**
 * The prescriptions that are sent with an order. They can only be changed until the order is sent.
 */
export function Ordonnances({ order, isEditable, onStored }: OrdonnancesProps) {
  const ports = useStockPorts()
  const heading = useId()
  const { isRunning, error, run } = useAction()
  const { newKey } = useEnvironment()
  // The same file has the same key until it is stored, so that a second attempt does not add it
  // twice.
  const [keys] = useState(() => idempotencyKeys(newKey))
  const [share, setShare] = useState(0)
  const [removed, setRemoved] = useState<Ordonnance | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const needing = order.products.filter(({ needOrdonnance, qty }) => needOrdonnance && qty > 0)
  const isMissing = isEditable && needing.length > 0 && order.ordonnances.length === 0
  const upload = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Cleared, so that the same file can be picked again after an error.
    event.target.value = ''
    if (!file) return
    setShare(0)
    const idempotencyKey = keys.keyOf([file.name, file.size, file.lastModified])
    const options = { idempotencyKey, onProgress: setShare }
    run(async () => {
      onStored(await ports.commands.addOrdonnance(order.id, file, options))
      keys.forget()
    })
  }
  const open = ({ ref }: Ordonnance) =>
    run(async () => {
      const { url } = await ports.commands.getOrdonnanceAddress(order.id, ref)
      window.open(url, '_blank', 'noopener')
    })
  const remove = ({ ref }: Ordonnance) =>
    run(async () => {
      onStored(await ports.commands.deleteOrdonnance(order.id, ref))
      setRemoved(null)
    })
  return (
    <Section aria-labelledby={heading}>
      <SectionTitle id={heading}>{ordersTexts.ordonnances}</SectionTitle>
      {isMissing && <p>{ordersTexts.missingOrdonnance(needing.map(({ name }) => name))}</p>}
      {order.ordonnances.length === 0 ? (
        <Muted>{ordersTexts.noOrdonnances}</Muted>
      ) : (
        <Lines aria-label={ordersTexts.ordonnances}>
          {order.ordonnances.map((ordonnance) => (
            <Line key={ordonnance.ref}>
              <span>{ordonnance.name}</span>
              <Amount>
                <IconButton
                  label={ordersTexts.open(ordonnance.name)}
                  onPress={() => open(ordonnance)}
                >
                  <FileText size={20} aria-hidden="true" />
                </IconButton>
                {isEditable && (
                  <IconButton
                    label={ordersTexts.remove(ordonnance.name)}
                    onPress={() => setRemoved(ordonnance)}
                  >
                    <Trash2 size={20} aria-hidden="true" />
                  </IconButton>
                )}
              </Amount>
            </Line>
          ))}
        </Lines>
      )}
      {removed === null && <FormError message={error} work="upload" />}
      {isRunning && share > 0 && (
        <ProgressBar label={ordersTexts.addOrdonnance} value={share} max={1} />
      )}
      {isEditable && (
        <UploadRow>
          <input
            ref={input}
            type="file"
            hidden
            accept="application/pdf,image/jpeg,image/png"
            onChange={upload}
          />
          <Button
            icon={<Upload size={16} aria-hidden="true" />}
            isLoading={isRunning}
            onPress={() => input.current?.click()}
          >
            {ordersTexts.addOrdonnance}
          </Button>
          <Muted>{ordersTexts.ordonnanceHelp}</Muted>
        </UploadRow>
      )}
      {removed && (
        <LargeConfirmDialog
          title={ordersTexts.removeTitle(removed.name)}
          isOpen
          isDangerous
          isLoading={isRunning}
          onConfirm={() => remove(removed)}
          onCancel={() => setRemoved(null)}
        >
          <FormError message={error} work="save" />
          {ordersTexts.removeHelp}
        </LargeConfirmDialog>
      )}
    </Section>
  )
}
