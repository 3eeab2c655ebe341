/** Loads Open Sans, the default font of covers, which few computers have. */
import './open-sans.css'
