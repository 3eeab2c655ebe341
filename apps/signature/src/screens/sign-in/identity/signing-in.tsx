import { ProgressIndicator } from '@org/ui/primitives'
import { texts } from '../../../texts.ts'
import { Greeting } from './identity.styles.ts'

/** A mailed link was opened and is being taken. */
export function SigningIn() {
  return (
    <Greeting>
      <ProgressIndicator size="big" label={texts.identity.signingIn} />
      <p>{texts.identity.signingIn}</p>
    </Greeting>
  )
}
