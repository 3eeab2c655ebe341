import { CreateForm, type CreateFormProps } from '@org/app-kit/pages'
import { useCentre } from '../centre/use-centre.ts'

/** A page that adds an entry. What was typed is kept for the selected centre. */
export function CreateInCentre<Values extends object, Sent extends object>(
  props: Omit<CreateFormProps<Values, Sent>, 'place'>,
) {
  const { centreId } = useCentre()
  return <CreateForm {...props} place={centreId ?? ''} />
}
