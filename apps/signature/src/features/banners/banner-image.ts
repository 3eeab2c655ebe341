import { styled } from 'styled-components'

/** A banner's image, at most 50 px high and 200 px wide (specification 1, section 9). */
export const BannerImage = styled.img`
  display: block;
  max-width: min(200px, 100%);
  max-height: 50px;
`
