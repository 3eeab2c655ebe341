import type { PaymentRefusal } from '../contract/payment-refusals.ts'

/** A saved card, as its owner recognises it. */
export interface PaymentCard {
  last4: string
  exp_month: number
  exp_year: number
}

/**
 * What the provider knows of one customer. Times are seconds since 1970; amounts are in the smallest
 * unit that Stripe has for their currency, which it names in lower case (`eur`).
 */
export interface PaymentState {
  /** The card that the next invoice is taken from. */
  card: PaymentCard | null
  /** The subscription that runs; `ends_at` is set once it will not be renewed. */
  subscription: { item_id: string; ends_at: number | null } | null
  /** Amount and currency of the next invoice; null when none will come. */
  amount_due: number | null
  currency: string | null
}

export interface PaymentInvoice {
  id: string
  /** As it is printed on the invoice; null while it has none. */
  number: string | null
  created_at: number
  amount: number
  currency: string
  status: 'open' | 'paid' | 'uncollectible' | 'void'
  /** Where the invoice can be read, and paid while it is open. */
  url: string | null
}

/** What the subscription costs. */
export interface PaymentPlan {
  /** Null where the price depends on more than the period. */
  amount: number | null
  currency: string
  interval: 'day' | 'week' | 'month' | 'year'
  /** 3 with `month`: each quarter. */
  interval_count: number
}

/** What a customer is made of. */
export interface NewCustomer {
  organisationId: string
  name: string
  /** Receives the provider's receipts. */
  email: string
}

/** Something happened at the provider's. `customerId` is null where it concerns no customer. */
export interface PaymentEvent {
  id: string
  customerId: string | null
}

/**
 * The card provider; null in `Adapters` while payments are off. Every call but `readEvent` rejects
 * with `PaymentsUnreachable` while the provider does not answer.
 */
export interface Payments {
  publishableKey: string
  /** The customer's id; the same organisation gets the same customer, also when asked twice at once. */
  createCustomer(customer: NewCustomer): Promise<string>
  /** A secret with which the provider's own script takes one card for this customer. */
  setupSecret(customerId: string): Promise<string>
  /**
   * Makes a confirmed card the customer's only one, and starts the subscription or renews one that
   * was to end. Rejects with `PaymentRefused`: not this customer's card, or the bank said no.
   */
  subscribe(customerId: string, paymentMethod: string): Promise<void>
  /** Forgets the cards; the subscription ends with the time that is paid for. */
  forgetCards(customerId: string): Promise<void>
  state(customerId: string): Promise<PaymentState>
  plan(): Promise<PaymentPlan>
  /** The newest first, without drafts; at most 100. */
  invoices(customerId: string): Promise<PaymentInvoice[]>
  /** Reads what the provider sent. Rejects with `PaymentEventRefused` unless it surely came from there, just now. */
  readEvent(body: string, signature: string): Promise<PaymentEvent>
}

/** The provider or the bank said no. */
export class PaymentRefused extends Error {
  /** Null: a reason that is not listed. */
  readonly reason: PaymentRefusal | null

  constructor(reason: PaymentRefusal | null, options?: ErrorOptions) {
    super(`Payment refused: ${reason ?? 'another reason'}`, options)
    this.name = 'PaymentRefused'
    this.reason = reason
  }
}

/** The provider did not answer. */
export class PaymentsUnreachable extends Error {
  constructor(cause: unknown) {
    super('The payment provider does not answer', { cause })
    this.name = 'PaymentsUnreachable'
  }
}

/** An event without the provider's signature, or an old one. */
export class PaymentEventRefused extends Error {
  constructor(cause: unknown) {
    super('The event does not carry a valid signature', { cause })
    this.name = 'PaymentEventRefused'
  }
}
