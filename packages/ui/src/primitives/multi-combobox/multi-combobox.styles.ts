import { ComboBox } from 'react-aria-components/ComboBox'
import { styled } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'
import type { ComboboxOption } from '../combobox/combobox-option.ts'
import { fieldLayout } from '../field/field.styles.ts'

export const Field = styled(ComboBox<ComboboxOption, 'multiple'>)`
  ${fieldLayout}
`

export const Hidden = styled.span`
  ${visuallyHidden}
`

/** The chips and the typed text, in as many lines as they need. */
export const Contents = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: var(--ph-space-1);
  min-width: 0;
  padding: calc((var(--ph-size-control) - 28px) / 2) var(--ph-space-1);

  input {
    padding: 0 0 0 var(--ph-space-2);
  }
  ul + input {
    padding-left: var(--ph-space-1);
  }
`
