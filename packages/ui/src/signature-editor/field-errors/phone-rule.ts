'use client'

import { createContext } from 'react'

/** Returns the error message for a phone number that is not empty, or null if it is valid. */
export type PhoneRule = (text: string) => string | null

/** The rule for phone numbers in the editor. Null: French numbers only (validator `phone`). */
export const PhoneRuleContext = createContext<PhoneRule | null>(null)
