import type { Organisation } from '@org/api/client'
import { errorMessage, useEnvironment } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { Button, Card, ConfirmDialog } from '@org/ui/primitives'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { billingTexts } from './texts.ts'
import { Hidden } from '#shared/page.styles.ts'
import { Buttons, SavedCard, Stack } from './billing.styles.ts'
import { CardEntry } from './card-entry.tsx'

export interface CardSectionProps {
  organisation: Organisation
  publishableKey: string
  /** Called when a card was saved; resolves once the organisation is reloaded. */
  onSaved: () => Promise<void>
  /** Called when the saved card was removed, with the updated organisation. */
  onReset: (organisation: Organisation) => void
}

/** The saved card, or the form to add one. */
export function CardSection({ organisation, publishableKey, onSaved, onReset }: CardSectionProps) {
  const { payment_card: card } = organisation
  const [isReplacing, setReplacing] = useState(false)
  const stop = () => setReplacing(false)
  return (
    <Card title={billingTexts.card}>
      {card && !isReplacing ? (
        <Stack>
          <SavedCard>
            <CreditCard size={20} aria-hidden="true" />
            <strong aria-hidden="true">{billingTexts.cardNumber(card.last4)}</strong>
            <Hidden>{billingTexts.cardNumberSpoken(card.last4)}</Hidden>
            <span>{billingTexts.expires(card.exp_month, card.exp_year)}</span>
          </SavedCard>
          <ResetCard
            organisation={organisation}
            onReplace={() => setReplacing(true)}
            onReset={onReset}
          />
        </Stack>
      ) : (
        <CardEntry
          organisation={organisation}
          publishableKey={publishableKey}
          onCancel={card ? stop : undefined}
          onSaved={async () => {
            await onSaved()
            stop()
          }}
        />
      )}
    </Card>
  )
}

interface ResetCardProps extends Pick<CardSectionProps, 'organisation' | 'onReset'> {
  onReplace: () => void
}

function ResetCard({ organisation, onReplace, onReset }: ResetCardProps) {
  const { client, notify } = useEnvironment()
  const [isAsking, setAsking] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const reset = async () => {
    setRunning(true)
    setError(null)
    try {
      const changed = await client.call('resetPaymentMethod', { path: { id: organisation.id } })
      notify(billingTexts.cardForgotten, 'success')
      onReset(changed)
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setRunning(false)
      setAsking(false)
    }
  }
  return (
    <>
      <FormError message={error} work="delete" />
      <Buttons>
        <Button onPress={onReplace}>{billingTexts.replace}</Button>
        <Button variant="tertiary" onPress={() => setAsking(true)}>
          {billingTexts.reset}
        </Button>
      </Buttons>
      <ConfirmDialog
        title={billingTexts.resetTitle}
        isOpen={isAsking}
        isDangerous
        isLoading={isRunning}
        onCancel={() => setAsking(false)}
        onConfirm={() => void reset()}
      >
        {billingTexts.resetHelp}
      </ConfirmDialog>
    </>
  )
}
