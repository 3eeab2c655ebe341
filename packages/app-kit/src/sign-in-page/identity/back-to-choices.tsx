import { Button } from '@org/ui/primitives'
import { stepSelected } from '../../identity/identity-slice.ts'
import { useEnvironment } from '../../provider/environment-context.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import { identityOnlyTexts, identityTexts } from './texts.ts'

/**
 * A button that leads from the steps of a sign-in by email link back to the other ways to sign in.
 */
export function BackToChoices() {
  const dispatch = useAppDispatch()
  const { isIdentityOnly } = useEnvironment()
  return (
    <Button variant="tertiary" onPress={() => dispatch(stepSelected('choices'))}>
      {isIdentityOnly ? identityOnlyTexts.otherWay : identityTexts.useCode}
    </Button>
  )
}
