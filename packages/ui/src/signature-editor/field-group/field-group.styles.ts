import { styled } from 'styled-components'

export const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-4);
  min-width: 0;

  /* The group is focused only by script, after its reset button became disabled. */
  &:focus {
    outline: none;
  }
`

export const GroupTop = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--ph-space-3);

  /* Takes no extra height, so that headings with and without a button are equally high. */
  > button {
    margin: calc((1.25em - var(--ph-size-control)) / 2) calc(-1 * var(--ph-space-2));
  }
  > button[data-disabled] {
    opacity: 0.45;
  }
`

export const GroupTitle = styled.h3`
  font-size: var(--ph-text-body);
  font-weight: var(--ph-weight-strong);
`

export const Hint = styled.p`
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`
