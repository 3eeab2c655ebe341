import {
  codeReceived,
  invitationReceived,
  selectAuth,
  selectSession,
  useAppDispatch,
  useAppSelector,
} from '@org/app-kit'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageLoading } from '#shared/messages/message-screens.tsx'
import { PageTitle } from '#shared/page-title.tsx'
import { AfterSignIn } from './after-sign-in.tsx'
import { type MailLink, readLink } from './read-link.ts'
import { SignInWays } from './identity/sign-in-ways.tsx'
import { Place, Sheet } from './sign-in.styles.ts'
import { texts } from '#shared/texts.ts'

/** The sign-in page, also the target of the link in the mail. */
export function SignInPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const { isRestoring } = useAppSelector(selectSession)
  const [link] = useState(() => readLink(location.hash))

  useEffect(() => {
    if (!link) return
    const { email, code, invitation } = link
    const invited = invitation === null ? {} : { invitation }
    if (code) {
      dispatch(codeReceived({ email, ...invited }))
      // The code works for one login, so it must not stay in the address bar or the history.
      void navigate(location.pathname, { replace: true, state: location.state })
    } else if (invitation !== null) dispatch(invitationReceived({ email, invitation }))
    // oxlint-disable-next-line react/exhaustive-deps -- The link is read once, when the page opens.
  }, [])

  if (isRestoring) return <PageLoading />
  return <SignIn link={link} />
}

function SignIn({ link }: { link: MailLink | null }) {
  const token = useAppSelector(selectAuth)?.access_token ?? null
  const [formerToken] = useState(token)
  // Accepting an invitation requires a new sign-in, even if somebody is already signed in.
  const isAccepting = link !== null && link.invitation !== null && token === formerToken
  if (token !== null && !isAccepting) return <AfterSignIn />
  return (
    <Place>
      <PageTitle title={texts.signIn} />
      <Sheet>
        <SignInWays {...(link ? { linkCode: link.code } : {})} />
      </Sheet>
    </Place>
  )
}
