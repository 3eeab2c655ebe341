import { isEmailLink } from '@org/data'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PageLoading } from '../message-page/message-screens.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { useEnvironment } from '../provider/environment-context.tsx'
import { selectAuth, selectSession } from '../session/session-slice.ts'
import { codeReceived, invitationReceived } from '../sign-in/sign-in-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import { type MailLink, readLink } from './read-link.ts'
import { Place, Sheet } from './sign-in.styles.ts'

export interface SignInPageProps {
  title: string
  /**
   * Renders the product's sign-in form.
   *
   * @param linkCode code from the link in the mail, which fills the field
   */
  form: (linkCode?: string) => ReactNode
  /** Redirects to the requested page once somebody is signed in. */
  afterSignIn: ReactNode
}

/** The sign-in page, also the target of the link in the mail. */
export function SignInPage(props: SignInPageProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const { isRestoring } = useAppSelector(selectSession)
  const [link] = useState(() => readLink(location.hash))

  const open = useEffectEvent(() => {
    if (!link) return
    const { email, code, invitation } = link
    const invited = invitation === null ? {} : { invitation }
    if (code) {
      dispatch(codeReceived({ email, ...invited }))
      // The code works for one login, so it must not stay in the address bar or the history.
      void navigate(location.pathname, { replace: true, state: location.state })
    } else if (invitation !== null) dispatch(invitationReceived({ email, invitation }))
  })
  useEffect(() => open(), [])

  if (isRestoring) return <PageLoading />
  return <SignIn {...props} link={link} />
}

function SignIn({
  title,
  form,
  afterSignIn,
  link,
}: SignInPageProps & { link: MailLink | null }): ReactNode {
  const { identityStorage } = useEnvironment()
  const { pathname, search } = useLocation()
  const token = useAppSelector(selectAuth)?.access_token ?? null
  const [formerToken] = useState(token)
  const [hasInvitation] = useState(
    () =>
      (link !== null && link.invitation !== null) ||
      (isEmailLink(new URL(pathname + search, window.location.origin).href) &&
        identityStorage.read().invitation !== undefined),
  )
  // Accepting an invitation requires a new sign-in, even if somebody is already signed in.
  if (token !== null && !(hasInvitation && token === formerToken)) return afterSignIn
  return (
    <Place>
      <PageTitle title={title} />
      <Sheet>{form(link?.code)}</Sheet>
    </Place>
  )
}
