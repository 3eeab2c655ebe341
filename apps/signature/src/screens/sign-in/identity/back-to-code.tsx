import { stepChosen } from '@org/app-kit'
import { Button } from '@org/ui/primitives'
import { useAppDispatch } from '../../../state.ts'
import { identityTexts } from '../../../texts/identity.ts'

/** Leads from the link back to the code. */
export function BackToCode() {
  const dispatch = useAppDispatch()
  return (
    <Button variant="tertiary" onPress={() => dispatch(stepChosen('choices'))}>
      {identityTexts.useCode}
    </Button>
  )
}
