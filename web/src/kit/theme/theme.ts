import { createTheme } from '@mui/material/styles';
import { BREAKPOINTS } from './breakpoints.ts';

const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const ms = (duration: number) => (isStill ? 0 : duration);

function pair(main: string, contrastText: string) {
  return { main, light: main, dark: main, contrastText };
}

/**
 * MUI on the tokens of tokens.css: every colour is a custom property, so a change of scheme is one
 * attribute on <html> and re-renders nothing.
 */
export const theme = createTheme({
  // The native parts of the browser (boxes, clocks, scrollbars) follow the color-scheme of tokens.css.
  cssVariables: { nativeColor: true, cssVarPrefix: 'mui', disableCssColorScheme: true },
  breakpoints: { values: BREAKPOINTS },
  zIndex: { modal: 200, drawer: 190, appBar: 100, snackbar: 300, tooltip: 310 },
  shape: { borderRadius: 10 },
  palette: {
    primary: pair('var(--primary)', 'var(--on-primary)'),
    secondary: pair('var(--dim)', 'var(--sheet)'),
    error: pair('var(--err)', 'var(--on-err)'),
    info: pair('var(--info)', 'var(--sheet)'),
    success: pair('var(--ok)', 'var(--sheet)'),
    warning: pair('var(--warn)', 'var(--sheet)'),
    background: { default: 'var(--bg)', paper: 'var(--sheet)' },
    text: { primary: 'var(--ink)', secondary: 'var(--dim)', disabled: 'var(--dim)' },
    divider: 'var(--line)',
    action: { hover: 'var(--hover)', selected: 'var(--hover)', active: 'var(--ink)' },
  },
  typography: { fontFamily: 'var(--font)', fontSize: 14, button: { textTransform: 'none' } },
  transitions: {
    duration: {
      shortest: ms(80),
      shorter: ms(100),
      short: ms(120),
      standard: ms(140),
      complex: ms(140),
      enteringScreen: ms(120),
      leavingScreen: ms(100),
    },
  },
  components: {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiButtonBase: { styleOverrides: { root: { font: 'inherit' } } },
  },
});
