if (!Array.prototype.at) { Array.prototype.at = function at(i) { return this[i < 0 ? this.length + i : i]; }; }
export const polyfilled = true;
