import { styled } from 'styled-components'

/** A tab's groups in one column. */
export const TabBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-6);
  padding: var(--ph-space-5);
`

/** Two short fields side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ph-space-4) var(--ph-space-3);
  align-items: start;
`

/** Two sliders side by side. Their tracks stay aligned if one label takes two lines. */
export const SliderPair = styled(Pair)`
  align-items: end;
`
