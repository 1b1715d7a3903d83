// Loaded before the server: when the process that started it is gone, even by kill -9, the server ends in good order.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
