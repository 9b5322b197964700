export const session = {
  endingTitle: 'You will be signed out soon',
  idleText:
    'Nothing was typed or pressed here for a while. Within two minutes you will be signed out. Nothing on this page will be lost.',
  longestText:
    'For security, everyone must sign in again from time to time. For you that is within two minutes. Nothing on this page will be lost.',
  stay: 'Stay signed in',
  signInAgain: 'Sign in again',
  overTitle: 'Sign in to continue',
  overText:
    'You were signed out. Sign in again as {username}, and this page continues where you left it.',
  leave: 'Leave this page',
  notSent: 'Nothing was sent',
  notSentText:
    'The server does not answer. Everything you typed is still on this page. Check your connection, then try again.',
  backToPage: 'Back to the page',
};
