import { MessagePage, PageLoading, PageTitle } from '@org/app-kit/public'
import { completeAuthorisation } from '@org/ui/media'
import { useEffect, useState } from 'react'
import { instagramTexts } from './texts.ts'

/** How long the window may take to close before the page shows what to do, in ms. */
const patience = 2000

/**
 * The redirect target of the photo network: stores the received code for the page that asked for
 * it, and closes the window (specification 3, section 2.2).
 */
export function CallbackPage() {
  const [result, setResult] = useState<'none' | 'done' | null>(null)
  useEffect(() => {
    const isAnswered = completeAuthorisation()
    const timer = setTimeout(
      () => setResult(isAnswered ? 'done' : 'none'),
      isAnswered ? patience : 0,
    )
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <PageTitle title={instagramTexts.title} />
      {result === null ? (
        <PageLoading />
      ) : (
        <MessagePage title={instagramTexts.title}>{instagramTexts[result]}</MessagePage>
      )}
    </>
  )
}
