import { MessagePage } from '@org/app-kit'
import { completeAuthorisation } from '@org/ui/media'
import { useState } from 'react'
import { PageTitle } from '#shared/page-title.tsx'
import { photoNetworkTexts } from './texts.ts'

/** Where the photo network leads back to: leaves its answer for the page that asked, and closes. */
export function PhotoCallback() {
  // Leaving the same answer twice tells nobody anything, so that this may run again.
  const [isAnswered] = useState(completeAuthorisation)
  const { title, done, none } = photoNetworkTexts
  return (
    <>
      <PageTitle title={title} />
      <MessagePage title={title}>{isAnswered ? done : none}</MessagePage>
    </>
  )
}
