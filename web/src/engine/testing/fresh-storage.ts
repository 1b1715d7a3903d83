// Files of tests share one browser and so its storage: who came in during one must not be logged in during the next.
localStorage.clear();
sessionStorage.clear();
