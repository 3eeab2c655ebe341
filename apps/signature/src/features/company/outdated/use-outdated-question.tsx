import { ApiError } from '@org/api/client'
import { selectAuth, useApi, useAppSelector } from '@org/app-kit'
import { ConfirmDialog } from '@org/ui/primitives'
import { type ReactNode, useState } from 'react'
import type { OrganisationValues } from '../company-saga.ts'
import { companyTexts } from '../texts.ts'

interface Question {
  count: number
  answer: (isYes: boolean) => void
}

/**
 * Asks before company data is saved that makes installed signatures old versions, and says how many.
 * `maySave` resolves to false where the answer is no; it rejects when the server cannot be asked.
 */
export function useOutdatedQuestion(): {
  maySave: (values: OrganisationValues) => Promise<boolean>
  question: ReactNode
} {
  const client = useApi()
  const organisationId = useAppSelector(selectAuth)?.organisation_id ?? ''
  const [asked, setAsked] = useState<Question | null>(null)
  const countOf = async (body: OrganisationValues) => {
    try {
      const path = { id: organisationId }
      return (await client.call('countOutdated', { path, body })).outdated_count
    } catch (error) {
      // What is refused here, the save is refused too, and says so where it belongs.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) return 0
      throw error
    }
  }
  const maySave = async (values: OrganisationValues) => {
    const count = await countOf(values)
    if (count === 0) return true
    return new Promise<boolean>((answer) => setAsked({ count, answer }))
  }
  const close = (isYes: boolean) => {
    setAsked(null)
    asked?.answer(isYes)
  }
  const question = (
    <ConfirmDialog
      title={companyTexts.outdatedTitle(asked?.count ?? 0)}
      isOpen={asked !== null}
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    >
      {companyTexts.outdatedHelp}
    </ConfirmDialog>
  )
  return { maySave, question }
}
