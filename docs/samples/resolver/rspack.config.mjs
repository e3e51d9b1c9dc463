import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  plugins: [
    new RsdoctorRspackPlugin({
      // the object form keeps the other features on
      features: { resolver: true },
    }),
  ],
};
