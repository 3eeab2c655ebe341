import { errorMessage, useEnvironment } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { Button } from '@org/ui/primitives'
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeCardElementOptions } from '@stripe/stripe-js'
import { type FormEvent, type ReactNode, useState } from 'react'
import { saveCard } from './save-card.ts'
import { billingTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { Buttons, CardBox, Form } from './billing.styles.ts'

export interface CardFormProps {
  /** Text that says what saving the card will cost. */
  terms: ReactNode
  /** Resolves once the page shows the card. */
  onSaved: () => Promise<void>
  /** Omitted if there is no saved card to go back to. */
  onCancel?: (() => void) | undefined
}

/**
 * Returns the card field's options. Stripe's iframe cannot use this page's stylesheets, so the
 * colors are passed as values.
 */
function optionsFor(box: HTMLElement): StripeCardElementOptions {
  const style = getComputedStyle(box)
  const token = (name: string) => style.getPropertyValue(`--ph-color-${name}`).trim()
  const base = {
    color: style.color,
    fontFamily: 'system-ui, sans-serif',
    fontSize: '16px',
    iconColor: token('muted'),
    '::placeholder': { color: token('faint') },
  }
  const wrong = { color: token('danger'), iconColor: token('danger') }
  return { hidePostalCode: true, disableLink: true, style: { base, invalid: wrong } }
}

/** A form that saves a card, with Stripe's card field. */
export function CardForm({ terms, onSaved, onCancel }: CardFormProps) {
  const { client, newKey } = useEnvironment()
  const stripe = useStripe()
  const elements = useElements()
  const [options, setOptions] = useState<StripeCardElementOptions | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const save = async () => {
    const card = elements?.getElement(CardElement)
    if (!stripe || !card) return
    setSaving(true)
    setError(null)
    try {
      await saveCard({ client, stripe, card, idempotencyKey: newKey() })
      await onSaved()
    } catch (failure) {
      setError(errorMessage(failure))
    } finally {
      setSaving(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving) void save()
  }
  return (
    <Form onSubmit={submit}>
      <FormError message={error} work="save" />
      <CardBox
        aria-label={billingTexts.card}
        ref={(box) => {
          if (box && options === null) setOptions(optionsFor(box))
        }}
      >
        {options && <CardElement options={options} />}
      </CardBox>
      {terms}
      <Buttons>
        <Button variant="primary" type="submit" isLoading={isSaving}>
          {billingTexts.saveCard}
        </Button>
        {onCancel && (
          <Button onPress={onCancel} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
        )}
      </Buttons>
    </Form>
  )
}
