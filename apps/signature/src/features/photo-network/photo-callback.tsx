import { MessagePage } from '@org/app-kit'
import { PageTitle } from '@org/app-kit/public'
import { completeAuthorisation } from '@org/ui/media'
import { useState } from 'react'
import { photoNetworkTexts } from './texts.ts'

/**
 * The redirect target of the photo network: passes the result to the page that requested the
 * authorisation, and closes.
 */
export function PhotoCallback() {
  // Safe to run twice: passing the same result again has no effect.
  const [isAnswered] = useState(completeAuthorisation)
  const { title, done, none } = photoNetworkTexts
  return (
    <>
      <PageTitle title={title} />
      <MessagePage title={title}>{isAnswered ? done : none}</MessagePage>
    </>
  )
}
