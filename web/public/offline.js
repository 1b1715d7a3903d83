// Back to the screen that was asked for, as soon as there is a connection.
window.addEventListener('online', () => window.location.reload());
