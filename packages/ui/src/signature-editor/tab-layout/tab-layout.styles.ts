import { styled } from 'styled-components'

/** A tab's groups, one under the other. */
export const TabBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-6);
  padding: var(--ph-space-5);
`

/** Two short fields beside each other. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ph-space-4) var(--ph-space-3);
  align-items: start;
`

/** Two sliders beside each other: their tracks are in line where one label takes two lines. */
export const SliderPair = styled(Pair)`
  align-items: end;
`
