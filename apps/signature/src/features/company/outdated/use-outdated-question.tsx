import { ApiError } from '@org/api/client'
import { selectAuth, useApi, useAppSelector } from '@org/app-kit'
import { ConfirmDialog } from '@org/ui/primitives'
import { type ReactNode, useState } from 'react'
import type { CompanyValues } from '../company-saga.ts'
import { companyTexts } from '../texts.ts'

interface Question {
  count: number
  answer: (isYes: boolean) => void
}

/**
 * Asks for confirmation before a save that makes installed signatures outdated, and says how many
 * it affects. `maySave` resolves to false if the user answers no. It rejects if the number cannot
 * be loaded, except after a 4xx response, which counts as 0.
 */
export function useOutdatedQuestion(): {
  maySave: (values: CompanyValues) => Promise<boolean>
  question: ReactNode
} {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id ?? ''
  const [pending, setPending] = useState<Question | null>(null)
  const countOf = async (body: CompanyValues) => {
    try {
      const path = { id: organisationId }
      return (await client.call('countOutdated', { path, body })).outdated_count
    } catch (error) {
      // After a 4xx response, for example for invalid values, nothing is asked, because the save
      // itself reports the error at the right field.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return 0
      throw error
    }
  }
  const maySave = async (values: CompanyValues) => {
    const count = await countOf(values)
    if (count === 0) return true
    return new Promise<boolean>((answer) => setPending({ count, answer }))
  }
  const close = (isYes: boolean) => {
    setPending(null)
    pending?.answer(isYes)
  }
  const question = (
    <ConfirmDialog
      title={companyTexts.outdatedTitle(pending?.count ?? 0)}
      isOpen={pending !== null}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {companyTexts.outdatedHelp}
    </ConfirmDialog>
  )
  return { maySave, question }
}
